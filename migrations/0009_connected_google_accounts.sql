-- A signed-in user connects a Google account of their choice, and disconnects it again.

-- Who connects, and in which session; empty for a flow that was begun to sign in.
alter table auth.oauth_flows
  add column user_id uuid references auth.users (id) on delete cascade,
  add column session_id uuid,
  add constraint oauth_flows_by_a_session check ((user_id is null) = (session_id is null));
create index oauth_flows_of_user on auth.oauth_flows (user_id) where user_id is not null;

-- Set when the user disconnected Google: from then on a mere sign-in with the same address does not connect it again.
alter table auth.users add column google_disconnected_at timestamptz;
