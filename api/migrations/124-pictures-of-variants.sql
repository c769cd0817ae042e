-- A variant has all its views, so that each colour can have its own. So far it had the main one alone, which was its
-- product's.
update products as variant set more_images = product.more_images
from products as product
where variant.parent_id = product.id
  and variant.image is not distinct from product.image
  and variant.more_images = '{}'
  and product.more_images <> '{}';
