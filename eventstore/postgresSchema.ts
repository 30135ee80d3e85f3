/**
 * The log in Postgres. A migration runs this text once, so it never changes: a change is another migration.
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

-- Appends many independent requests in one transaction; each succeeds or conflicts on its own.
-- expected: a revision, or -1 for none, -2 for any, -4 for exists. owner[i] is the request (from 1) of event i.
create function log.append(
  streams text[], expected bigint[], owner int[], ids uuid[], types text[], datas json[], metas json[]
) returns table (request int, appended boolean, revision bigint, "position" bigint) language plpgsql as $$
declare
  event record;
  head bigint;
  last bigint;   -- revision of the request's stream; null when nothing more is to be written for this request
  want bigint;
  size int;
begin
  perform pg_advisory_xact_lock(7305110); -- a statement of its own: in one statement the snapshot would be older than the lock
  select e.pos into head from log.event e order by e.pos desc limit 1;
  head := coalesce(head, 0);
  request := 0;
  for event in select * from unnest(owner, ids, types, datas, metas) as u (owner, id, type, data, meta) loop
    if event.owner <> request then
      if request > 0 then return next; end if;
      request := event.owner;
      want := expected[request];
      select e.rev, e.pos into revision, "position" from log.event e
        where e.stream = streams[request] order by e.rev desc limit 1;
      last := coalesce(revision, -1);
      appended := true;
      if want < -1 or want <> last then
        -- Not the plain way: perhaps this very append was stored before and its answer was lost.
        size := array_length(array_positions(owner, request), 1);
        select final.rev, final.pos into revision, "position"
          from log.event first join log.event final
            on final.stream = first.stream and final.rev = first.rev + size - 1
          where first.id = event.id and first.stream = streams[request]
            and (want < -1 or first.rev = want + 1)
            and final.id = ids[array_position(owner, request) + size - 1];
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
    insert into log.event (pos, stream, rev, id, type, data, meta)
      values (head, streams[request], last, event.id, event.type, event.data, event.meta);
    revision := last;
    "position" := head;
  end loop;
  if request > 0 then return next; end if;
  perform pg_notify('log', '');
end $$;
`;
