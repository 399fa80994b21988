-- A server reads which changes the database has, to say that it is older than another server.
grant select on app.migrations to munshi_worker;
