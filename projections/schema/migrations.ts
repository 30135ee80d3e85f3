import type { Knex } from "knex";
import { logAppend, logAppendNext, logSchema } from "../../eventstore/postgresSchema.ts";

/** Forward only: a migration that has run anywhere never changes; the next one corrects what is wrong. */
export const migrations: Record<string, (db: Knex) => Promise<unknown>> = {
  "001 log": (db) => db.raw(logSchema + logAppend),

  "002 keys of subjects": (db) =>
    db.raw(`
      create schema vault;
      create table vault.subject_key (
        subject      text primary key,
        id           uuid not null,
        iv           bytea,
        wrapped      bytea, -- null once destroyed
        created_at   timestamptz not null default now(),
        destroyed_at timestamptz
      );`),

  "003 credentials": (db) =>
    db.raw(`
      create schema account;
      create table account.credential (
        user_id       text primary key,
        email         text not null unique, -- lower case
        password_hash text not null,
        pending       jsonb, -- the facts of a registration until the log has them
        created_at    timestamptz not null default now(),
        changed_at    timestamptz not null default now()
      );`),

  "004 sessions": (db) =>
    db.raw(`
      create schema web;
      create table web.session (
        sid     text primary key, -- SHA-256 of what the cookie holds
        sess    jsonb not null,
        user_id text,
        expire  timestamptz not null
      );
      create index on web.session (user_id);
      create index on web.session (expire);`),

  "005 read models": (db) =>
    db.raw(`
      create schema read;
      create schema projection;
      create table projection.checkpoint (
        name    text primary key,
        version integer not null,
        pos     text not null
      );`),

  "006 rate limits": (db) =>
    db.raw(`
      create table web.rate_limit (
        key    varchar(255) primary key,
        points integer not null default 0,
        expire bigint
      );
      create index on web.rate_limit (expire);`),

  "007 done once": (db) =>
    db.raw(`
      create table web.done_once (
        name text primary key,
        at   timestamptz not null default now()
      );`),

  "008 appends are read before the lock": (db) => db.raw(logAppend),

  "009 timed work": (db) =>
    db.raw(`
      create table web.timed_work (
        name   text primary key,
        period timestamptz not null -- begin of the last period in which somebody did it
      );`),

  "010 which log read models are of": (db) =>
    db.raw(`
      create table projection.log (
        first_event uuid not null,
        only_one    boolean primary key default true check (only_one)
      );`),

  "011 poison facts": (db) =>
    db.raw(`
      create table projection.poison ( -- facts before which projectors wait; gone once they have made them good
        name     text primary key,
        event_id uuid not null,
        type     text not null,
        error    text not null, -- never what is in the fact
        since    timestamptz not null default now()
      );
      alter table projection.checkpoint add column tables text[]; -- so that a later version knows which to take away`),

  "012 which master key": (db) =>
    db.raw(`
      create table vault.master_key (
        is_present  boolean primary key default true check (is_present), -- there is one
        fingerprint text not null,
        since       timestamptz not null default now()
      );`),

  "013 mail": (db) =>
    db.raw(`
      create schema mail;
      create table mail.outbox (
        id              uuid primary key,
        key             text not null unique, -- what it is about, to whom and of what kind
        kind            text not null,
        subjects        text[] not null, -- everybody whose data is in it
        lesson_id       text,
        instructor_id   text, -- who gives that lesson
        is_confidential boolean not null,
        recipient       text, -- this and what it says: null once forgotten
        name            text,
        subject         text,
        html            text,
        "text"          text,
        calendar        jsonb,
        state           text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
        reason          text, -- of the last failure
        attempts        integer not null default 0,
        created_at      timestamptz not null default now(),
        due_at          timestamptz not null default now(),
        useless_after   timestamptz,
        leased_until    timestamptz, -- a node is sending it
        settled_at      timestamptz -- sent, or given up
      );
      create index on mail.outbox (due_at) where state = 'waiting';
      create index on mail.outbox (created_at, id);
      create index on mail.outbox (instructor_id, created_at, id);
      create index on mail.outbox (lesson_id);
      create index on mail.outbox using gin (subjects);
      create table mail.heard ( -- how far the processes that mail have followed the log
        name text primary key,
        pos  text not null -- "" before the first fact
      );`),

  "014 mailed links": (db) =>
    db.raw(`
      create table account.mailed_link (
        kind       text not null, -- password: to a new one; guardian: to confirm
        user_id    text not null,
        hash       text not null unique, -- SHA-256 of the token that the mail holds
        expires_at timestamptz not null,
        used_at    timestamptz,
        primary key (kind, user_id) -- a newer one takes the place of the one before
      );
      create index on account.mailed_link (expires_at);`),

  "015 private calendar addresses": (db) =>
    db.raw(`
      create table account.calendar_feed (
        user_id text primary key,
        token   text not null unique, -- SHA-256 of what the address holds
        since   timestamptz not null
      );`),

  "016 mails that failed": (db) => db.raw(`create index on mail.outbox (settled_at) where state = 'failed'`), // counted whenever metrics are read

  "017 test payments": (db) =>
    db.raw(`
      create schema test_payments; -- in Stripe's place where there are no keys of it: no money
      create table test_payments.payment (
        id              text primary key,
        key             text not null unique, -- which registration, and which version of what it costs
        camp_id         text not null,
        registration_id text not null,
        cents           integer not null,
        refunded_cents  integer not null default 0 check (refunded_cents between 0 and cents),
        client_secret   text not null,
        status          text not null default 'open' check (status in ('open', 'succeeded', 'cancelled')),
        failure         text, -- why the last try was declined
        created_at      timestamptz not null default now()
      );
      create table test_payments.refund (
        id         text primary key,
        key        text not null unique,
        payment_id text not null references test_payments.payment,
        cents      integer not null check (cents > 0),
        created_at timestamptz not null default now()
      );
      create table test_payments.event (
        id           text primary key,
        type         text not null,
        payment_id   text not null references test_payments.payment,
        attempts     integer not null default 0,
        created_at   timestamptz not null default now(),
        due_at       timestamptz not null default now(),
        leased_until timestamptz, -- a node is saying it
        heard_at     timestamptz
      );
      create index on test_payments.event (due_at) where heard_at is null;`),

  "018 mails about registrations": (db) =>
    db.raw(`
      alter table mail.outbox add column registration_id text; -- of a camp
      create index on mail.outbox (registration_id);`),

  "019 guesses at passwords": (db) =>
    db.raw(`
      create table web.guess (
        key     text primary key, -- a keyed hash of the address they are for, or of the browser they come from
        guesses timestamptz[] not null -- when they were made
      );`),

  "020 ends of sessions": (db) =>
    db.raw(`
      alter table web.session
        add column logged_in_at timestamptz not null default now(),
        add column used_at      timestamptz not null default now(); -- to the minute
      create index on web.session (logged_in_at);`),

  "021 when timed work was last done": (db) =>
    db.raw(`
      alter table web.timed_work -- by the database's clock, as everything of timed work
        add column began_at  timestamptz,
        add column done_at   timestamptz, -- without a fault
        add column failed_at timestamptz;`),

  "022 checkpoints move at once": (db) =>
    db.raw(`
      create function projection.move(names text[], versions int[], froms text[], target text) returns void
      language plpgsql as $$
      declare
        elsewhere text;
      begin
        perform from projection.checkpoint c where c.name = any (names) order by c.name collate "C" for update;
        select string_agg(told.name, ', ' order by told.name) into elsewhere
          from unnest(names, versions, froms) as told (name, version, pos)
          left join projection.checkpoint c using (name, version, pos) where c.name is null;
        if elsewhere is not null then
          raise exception using errcode = 'FU001', message = elsewhere || ' is not where it was left any more';
        end if;
        update projection.checkpoint set pos = target where name = any (names);
      end $$;`),

  "023 appends say how far the log reaches": (db) =>
    db.raw(`drop function log.append(text[], bigint[], int[], uuid[], text[], text, text); ${logAppend}`),

  "024 an append of one event by itself": (db) => db.raw(logAppendNext),

  "025 test payments for more than registrations": (db) =>
    db.raw(`
      alter table test_payments.payment add column kind text not null default 'registration';
      alter table test_payments.payment alter column camp_id drop not null;
      comment on column test_payments.payment.registration_id is 'the id of what is paid, of whichever kind';
      comment on column test_payments.payment.camp_id is 'where that id is looked for, if it does not say so itself';`),

  "026 mails that wait until what they tell stands": (db) =>
    db.raw(`
      alter table mail.outbox
        add column rank          integer not null default 0, -- lower goes first
        add column fact_stream   text, -- the fact it follows from, if that could be undone when it was written
        add column fact_revision integer,
        add column fact_id       text;
      drop index mail.outbox_due_at_idx;
      create index on mail.outbox (rank, due_at) where state = 'waiting';`),

  "027 policies that people agreed to": (db) =>
    db.raw(`
      create table web.policies (
        version  text primary key, -- a hash of the texts
        texts    jsonb not null,
        shown_at timestamptz not null default now() -- for the first time
      );`),

  "028 test subscriptions": (db) =>
    db.raw(`
      create table test_payments.checkout (
        id              text primary key,
        key             text not null unique, -- for which player, and which version
        player_id       text not null,
        customer_id     text, -- of an earlier checkout
        secret          text not null,
        done_url        text not null, -- where to go once it is paid
        left_url        text not null,
        subscription_id text, -- once it is paid
        created_at      timestamptz not null default now(),
        expires_at      timestamptz not null
      );
      create table test_payments.customer (
        id   text primary key,
        card text not null -- one of the numbers for tests
      );
      create table test_payments.subscription (
        id             text primary key,
        player_id      text not null,
        customer_id    text not null references test_payments.customer,
        status         text not null check (status in ('active', 'past due', 'ended')),
        period_end     timestamptz not null,
        is_ending      boolean not null default false, -- with the period
        paused_until   timestamptz, -- months that begin before it are void
        next_at        timestamptz -- when it renews, is tried again, or ends; none: it has ended
      );
      create index on test_payments.subscription (next_at);
      create index on test_payments.subscription (player_id);
      create table test_payments.invoice (
        id              text primary key,
        subscription_id text not null references test_payments.subscription,
        status          text not null check (status in ('open', 'paid', 'void')),
        cents           integer not null,
        period_start    timestamptz not null,
        period_end      timestamptz not null,
        payment_id      text references test_payments.payment, -- once it is paid
        attempt         integer not null,
        failure         text -- why the last try was declined
      );
      create index on test_payments.invoice (subscription_id, period_start);
      create table test_payments.portal (
        id          text primary key,
        customer_id text not null references test_payments.customer,
        secret      text not null,
        return_url  text not null,
        expires_at  timestamptz not null
      );
      alter table test_payments.event alter column payment_id drop not null;
      alter table test_payments.event add column object jsonb; -- what it is about, if that is no payment`),

  "029 uploads": (db) =>
    db.raw(`
      create table web.upload (
        id            uuid primary key, -- of its file, too
        video_id      text not null,
        user_id       text not null, -- who sent it
        role          text not null,
        student_id    text not null,
        counts_for    text, -- the player of whose uploads it is one
        instructor_id text,
        video_type    text not null,
        iv            bytea not null,
        sealed        bytea not null, -- what is told about it, with the video's key
        bytes         bigint not null, -- as many as there are to be
        sha256        text, -- once all of them are there
        begun_at      timestamptz not null default now(),
        done_at       timestamptz -- once it is a video
      );
      create index on web.upload (begun_at);`),

  "030 uploads of weekly videos": (db) =>
    db.raw(`
      -- then video_id is a weekly video's, and student_id, counts_for, instructor_id and video_type say nothing
      alter table web.upload add column weekly boolean not null default false;`),

  "031 where videos are kept": (db) =>
    db.raw(`
      create table web.video_place (
        id   uuid not null, -- lies there, too
        one boolean primary key default true check (one)
      );`),

  "032 conversions of videos": (db) =>
    db.raw(`
      create table web.conversion ( -- of a video that not every browser plays, while a node converts videos
        video_id     text primary key,
        attempts     integer not null default 0,
        next_at      timestamptz not null default now(),
        held_until   timestamptz, -- a node is at it
        wanted_until timestamptz not null -- unless a node says so anew
      );`),

  "033 mails that reach somebody at most once": (db) =>
    db.raw(`
      alter table mail.outbox
        add column once        boolean not null default false,
        add column reply_to    text,
        add column unsubscribe text, -- the path of a call
        add column told_at     timestamptz, -- its context knows what became of it
        drop constraint outbox_state_check,
        add constraint outbox_state_check
          check (state in ('waiting', 'handing over', 'sent', 'failed', 'skipped', 'unknown'));
      create index on mail.outbox (leased_until) where state = 'handing over';
      create index on mail.outbox (settled_at) where once and told_at is null;`),

  "034 a node's mails end with its session": (db) => db.raw("alter table mail.outbox add column claimed_by integer"), // the session of the node that is sending it

  "035 links to another address": (db) => db.raw("alter table account.mailed_link add column address text"), // which the link confirms, where it is not the account's own

  "036 when somebody was here last": (db) =>
    db.raw(`
      create table web.seen (
        user_id text primary key,
        at      timestamptz not null default now() -- to the minute
      );
      insert into web.seen (user_id, at)
        select user_id, max(used_at) from web.session where user_id is not null group by user_id;`),

  "037 whose files are where videos are kept": (db) =>
    db.raw("alter table web.video_place add column found boolean not null default false"), // another database gave the id

  "038 who sent a link": (db) => db.raw("alter table account.mailed_link add column sent_by text"), // where it was somebody else than the account
};
