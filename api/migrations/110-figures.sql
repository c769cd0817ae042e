-- The overview's figures are read from indexes alone, by day.
create index orders_paid on orders (paid_at) include (total_cents) where paid_at is not null;
create index orders_placed_state on orders (placed_at) include (shown_status, user_id, paid_at);
-- When the money of a refund went back.
create index refunds_done on refunds (changed_at) include (amount_cents, order_id) where state = 'done';
create index cart_lines_added on cart_lines (created_at) include (user_id);
create index outbox_given_up on outbox (done_at desc, id desc) where outcome = 'given_up';
create index newsletter_bounces_at on newsletter_bounces (bounced_at);
create index ticket_messages_answers on ticket_messages (ticket_id, at) where side = 'staff' and not is_internal;
