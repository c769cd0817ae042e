-- Few lines of orders are upgrades. Without this the planner takes nearly all of them for one, and reads all.
create statistics order_lines_upgrade on (build ->> 'order_bike_id') from order_lines;
analyze order_lines;
