/**
 * The log in Postgres. A migration runs each of these texts once.
 *
 * One writer at a time (the advisory lock is held until commit) makes `pos` dense and in commit order, so a reader
 * needs only `pos > $1`. Numbers from a sequence would not do: their order is not the order of commits.
 */
export const logSchema = `
create schema log;

create table log.event (
  pos    bigint      primary key,
  stream text        not null,
  rev    bigint      not null,
  id     uuid        not null unique,
  type   text        not null,
  data   json        not null, -- json, not jsonb: byte-faithful, and cheaper to write
  meta   json        not null,
  at     timestamptz not null default clock_timestamp(),
  unique (stream, rev)
);
`;

/** How facts get into the log. A later migration may replace it. */
export const logAppend = `
-- Appends many independent requests in one transaction; each succeeds or conflicts on its own.
-- expected: a revision, or -1 for none, -2 for any, -4 for exists. owner[i] is the request (from 1) of event i.
-- "at" is when the events were written, null where nothing was: refused, or stored before.
-- datas and metas are JSON texts parted by the control character 31, which JSON never holds.
create or replace function log.append(
  streams text[], expected bigint[], owner int[], ids uuid[], types text[], datas text, metas text
) returns table (request int, appended boolean, revision bigint, "position" bigint, at timestamptz) language plpgsql as $$
declare
  data json[] := string_to_array(datas, chr(31)); -- read before the lock, beside another call that holds it
  meta json[] := string_to_array(metas, chr(31));
  plain boolean;
  event record;
  head bigint;
  last bigint;   -- revision of the request's stream; null when nothing more is to be written for this request
  want bigint;
  size int;
  now timestamptz;
begin
  perform pg_advisory_xact_lock(7305110); -- a statement of its own: in one statement the snapshot would be older than the lock
  select e.pos into head from log.event e order by e.pos desc limit 1;
  head := coalesce(head, 0);
  now := clock_timestamp();

  -- The plain way: every stream but once, and each as its request expects it. Then one statement writes them all.
  select count(distinct asked.stream) = cardinality(streams) and bool_and(asked.want =
      coalesce((select e.rev from log.event e where e.stream = asked.stream order by e.rev desc limit 1), -1))
    into plain from unnest(streams, expected) as asked (stream, want);
  if plain then
    insert into log.event (pos, stream, rev, id, type, data, meta, at)
      select head + e.n, streams[e.owner], expected[e.owner] + row_number() over (partition by e.owner order by e.n),
             e.id, e.type, e.data, e.meta, now
        from unnest(owner, ids, types, data, meta) with ordinality as e (owner, id, type, data, meta, n);
    perform pg_notify('log', (head + cardinality(ids))::text);
    return query
      select e.owner, true, expected[e.owner] + count(*), head + max(e.n), now
        from unnest(owner) with ordinality as e (owner, n) group by e.owner;
    return;
  end if;

  request := 0;
  for event in
    select * from unnest(owner, ids, types, data, meta) as e (owner, id, type, data, meta)
  loop
    if event.owner <> request then
      if request > 0 then return next; end if;
      request := event.owner;
      want := expected[request];
      select e.rev, e.pos into revision, "position" from log.event e
        where e.stream = streams[request] order by e.rev desc limit 1;
      last := coalesce(revision, -1);
      appended := true;
      at := null;
      if want < -1 or want <> last then
        -- Perhaps this very append was stored before and its answer was lost: then all its events lie there in a row.
        size := array_length(array_positions(owner, request), 1);
        select max(stored.rev), max(stored.pos) into revision, "position"
          from log.event first
          join log.event stored on stored.stream = first.stream and stored.rev between first.rev and first.rev + size - 1
          where first.id = event.id and first.stream = streams[request] and (want < -1 or first.rev = want + 1)
          having array_agg(stored.id order by stored.rev)
            = ids[array_position(owner, request) : array_position(owner, request) + size - 1];
        if found then
          last := null;
        elsif want = -2 or (want = -4 and last >= 0) then
          null; -- nothing was asked that does not hold: write
        else
          appended := false;
          revision := nullif(last, -1);
          "position" := null;
          last := null;
        end if;
      end if;
    end if;
    continue when last is null;
    head := head + 1;
    last := last + 1;
    insert into log.event (pos, stream, rev, id, type, data, meta, at)
      values (head, streams[request], last, event.id, event.type, event.data, event.meta, now);
    at := now;
    revision := last;
    "position" := head;
  end loop;
  if request > 0 then return next; end if;
  perform pg_notify('log', head::text);
end $$;
`;

/** The same for what is appended most often, one event where a stream ends: half the work of the function above. */
export const logAppendNext = `
-- Appends one event as revision "rev" of its stream. Answers nulls where the stream does not end just before that.
-- "tell": whether it is told on the channel, or whoever appends sees to that later.
create or replace function log.append_next(
  stream text, rev bigint, id uuid, type text, data json, meta json, tell boolean, out pos bigint, out at timestamptz
) language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7305110); -- as in log.append
  if rev <> 1 + coalesce((select e.rev from log.event e where e.stream = append_next.stream order by e.rev desc limit 1), -1)
  then return; end if;
  pos := 1 + coalesce((select e.pos from log.event e order by e.pos desc limit 1), 0);
  at := clock_timestamp();
  insert into log.event (pos, stream, rev, id, type, data, meta, at)
    values (pos, stream, rev, id, type, data, meta, at);
  if tell then perform pg_notify('log', pos::text); end if;
end $$;
`;
