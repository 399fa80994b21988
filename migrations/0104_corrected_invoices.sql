-- A wrong invoice is never changed: a credit note takes it back and a new one takes its place (CGST Act 2017, s. 34(1)).
alter table public.invoices add column superseded boolean not null default false;
comment on column public.invoices.superseded is 'An invoice that a credit note took back, because another one with the right details took its place.';
drop index public.one_invoice_of_a_payment;
create unique index one_invoice_of_a_payment on public.invoices using btree (payment_id) where kind = 'invoice'::text and not superseded;

-- The first two figures of a GSTIN are the state of the registration. Rows of earlier versions are asked about when they are used.
alter table public.billing_details add constraint billing_states_agree check (gstin is null or state is null or left(gstin, 2) = state) not valid;
