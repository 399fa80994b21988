-- Changed fee settings of a chambers reach the open pages of its members.
call app.announce_changes('public.chambers_fee_settings');
