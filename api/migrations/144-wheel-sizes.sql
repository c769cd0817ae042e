-- Wheels, tyres and tubes of Prime and Homie were listed for 29 and 28 inches, although the bikes have 27.5 inch wheels
-- (ISO 584), as their geometry and the lettering on their tyres say; the Nyx has 700 x 40C.
with changed (id, before, after, words) as (
  values
    (1313, 'Trail tyre 29 x 2.6', 'Trail tyre 27.5 x 2.8', 'Trail tyre 27 5 x 2 8 27 5x2 8'),
    (1045, 'Trail tyre 29 x 2.35', 'Trail tyre 27.5 x 2.6', 'Trail tyre 27 5 x 2 6 27 5x2 6'),
    (1314, 'All-round tyre 29 x 2.25', 'All-round tyre 27.5 x 2.25', 'All round tyre 27 5 x 2 25 27 5x2 25'),
    (1315, 'Puncture-resistant tyre 29 x 2.1', 'Puncture-resistant tyre 27.5 x 2.1', 'Puncture resistant tyre 27 5 x 2 1 27 5x2 1'),
    (1316, 'Winter tyre 29 x 2.25, studded', 'Winter tyre 27.5 x 2.25, studded', 'Winter tyre 27 5 x 2 25 studded 27 5x2 25'),
    (1046, 'City tyre 28 x 2.0, puncture-resistant', 'City tyre 27.5 x 2.2, puncture-resistant', 'City tyre 27 5 x 2 2 puncture resistant 27 5x2 2'),
    (1317, 'City tyre 28 x 1.75, all-round', 'City tyre 27.5 x 1.75, all-round', 'City tyre 27 5 x 1 75 all round 27 5x1 75'),
    (1318, 'Winter tyre 28 x 1.75, studded', 'Winter tyre 27.5 x 1.75, studded', 'Winter tyre 27 5 x 1 75 studded 27 5x1 75'),
    (1319, 'City tyre 28 x 2.0, first edition', 'City tyre 27.5 x 2.0, first edition', 'City tyre 27 5 x 2 0 first edition 27 5x2 0'),
    (1047, 'Slick tyre 700 x 38C', 'Slick tyre 700 x 40C', 'Slick tyre 700 x 40C 700x40C'),
    (1048, 'Tube 28/29, long valve', 'Tube 27.5/28/29, long valve', 'Tube 27 5 28 29 long valve'),
    (1323, 'Tube 28/29, short valve', 'Tube 27.5/28/29, short valve', 'Tube 27 5 28 29 short valve'),
    (1325, 'Tube 29 x 2.3-2.6, long valve', 'Tube 27.5 x 2.1-2.8, long valve', 'Tube 27 5 x 2 1 2 8 long valve 27 5x2 1'),
    (1326, 'Tube 28 x 1.6-2.1, car valve', 'Tube 27.5 x 1.75-2.25, car valve', 'Tube 27 5 x 1 75 2 25 car valve 27 5x1 75'),
    (1275, 'Front wheel 29 in, alloy', 'Front wheel 27.5 in, alloy, Prime', 'Front wheel 27 5 in alloy Prime'),
    (1276, 'Rear wheel 29 in, alloy', 'Rear wheel 27.5 in, alloy, Prime', 'Rear wheel 27 5 in alloy Prime'),
    (1277, 'Front wheel 28 in, alloy', 'Front wheel 27.5 in, alloy, Homie', 'Front wheel 27 5 in alloy Homie'),
    (1278, 'Rear wheel 28 in, alloy', 'Rear wheel 27.5 in, alloy, Homie', 'Rear wheel 27 5 in alloy Homie'),
    (1279, 'Rear wheel 28 in, belt drive', 'Rear wheel 27.5 in, belt drive', 'Rear wheel 27 5 in belt drive'),
    (1285, 'Rim 29 in, 30 mm, 32 holes', 'Rim 27.5 in, 30 mm, 32 holes', 'Rim 27 5 in 30 mm 32 holes'),
    (1286, 'Rim 28 in, 25 mm, 36 holes', 'Rim 27.5 in, 25 mm, 36 holes', 'Rim 27 5 in 25 mm 36 holes'),
    (1385, 'Fender set, 29 in', 'Fender set, 27.5 in, Prime', 'Fender set 27 5 in Prime'),
    (1061, 'Fender set, 28 in', 'Fender set, 27.5 in, Homie', 'Fender set 27 5 in Homie'),
    (1386, 'Fender, front, 28 in', 'Fender, front, 27.5 in, Homie', 'Fender front 27 5 in Homie'),
    (1387, 'Fender, rear, 28 in', 'Fender, rear, 27.5 in, Homie', 'Fender rear 27 5 in Homie'),
    (1388, 'Fender, front, 29 in', 'Fender, front, 27.5 in, Prime', 'Fender front 27 5 in Prime'),
    (1389, 'Fender, rear, 29 in', 'Fender, rear, 27.5 in, Prime', 'Fender rear 27 5 in Prime')
), renamed as (
  update products
  set title = changed.after
  from changed
  where products.id = changed.id and products.title = changed.before
  returning products.id, changed.words
)
-- The first line of what a part is found by has the words of its title.
update spares
set keywords = renamed.words || coalesce(substring(keywords from position(E'\n' in keywords)), '')
from renamed
where spares.product_id = renamed.id;

with changed (id, before, after) as (
  values
    (1048, '48 mm valve; fits tyres of 35 to 60 mm.', '48 mm valve; fits tyres of 35 to 67 mm, on rims of 27.5, 28 and 29 inches.'),
    (1385, 'Front and rear, 65 mm wide, with stays.', 'Front and rear, 75 mm wide, with stays.')
)
update products
set description = changed.after
from changed
where products.id = changed.id and products.description = changed.before;

update bike_pages
set specifications = replace(replace(replace(specifications::text,
  '29 × 2.35 in', '27.5 × 2.6 in'),
  '28 × 2.0 in', '27.5 × 2.2 in'),
  '700 × 38C', '700 × 40C')::jsonb;
