-- When a refund or a cancellation was last tried: one that keeps failing waits, and the others have their turn.
alter table public.subscription_payments add column refund_tried_at timestamptz;
alter table app.subscriptions_to_cancel add column tried_at timestamptz;
grant update (tried_at) on app.subscriptions_to_cancel to munshi_worker;
