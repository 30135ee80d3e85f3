import type { Knex } from "knex";
import { z } from "zod";
import type { Audience } from "../../eventstore/outreach/campaignEvents.ts";
import { namesOf, type Staff } from "../accounts/open.ts";
import { inPages } from "../inPages.ts";
import { containing, list, type Listed, listed, oneOrMore, type QueryOf, texts } from "../list.ts";
import { read } from "../read.ts";
import { campaigns } from "./campaigns.ts";
import { CampaignState, CampaignView, RecipientView } from "./campaignView.ts";
import { outreachEmails } from "./tables.ts";
import type { OutreachState } from "./view.ts";

/** An instructor sees the campaigns they created, admins all. */
const seenBy = (db: Knex, staff: Staff) =>
  read(db, campaigns).modify((found) => {
    if (staff !== "admin") void found.where({ createdBy: staff.instructor });
  });

/** Each recipient with what became of it: `r`, its email `e`, its campaign `c`. */
const recipientRows = `read.campaign_recipients r
  join read.campaigns c on c.id = r."campaignId"
  left join read.outreach_emails e on e."campaignId" = r."campaignId" and e."leagueId" = r."leagueId"`;
const stateOfRecipient = `coalesce(e.state, case
  when r."neverQueued" is not null or c.state = 'ended' then 'skipped' else 'queued' end)`;

type Progress = Pick<CampaignView, "recipients" | "waiting" | "sent" | "failed" | "skipped" | "unknown">;
const nobody: Progress = { recipients: 0, waiting: 0, sent: 0, failed: 0, skipped: 0, unknown: 0 };

const progressOf = async (db: Knex, ids: readonly string[]): Promise<Map<string, Progress>> => {
  const { rows } = await db.raw<{ rows: { id: string; state: OutreachState; n: number }[] }>(
    `select r."campaignId" as id, ${stateOfRecipient} as state, count(*)::integer as n
       from ${recipientRows} where r."campaignId" = any(?) group by 1, 2`,
    [[...ids]],
  );
  const found = new Map<string, Progress>();
  for (const { id, state, n } of rows) {
    const before = found.get(id) ?? nobody;
    found.set(id, { ...before, recipients: before.recipients + n, [state === "queued" ? "waiting" : state]: n });
  }
  return found;
};

type Row = { readonly id: string; readonly createdBy: string };
const viewsOf = async (db: Knex, rows: readonly Row[]): Promise<CampaignView[]> => {
  const [names, progress] = await Promise.all([
    namesOf(db, [...new Set(rows.map(({ createdBy }) => createdBy))]),
    progressOf(
      db,
      rows.map(({ id }) => id),
    ),
  ]);
  return CampaignView.array().parse(
    rows.map((row) => ({
      ...row,
      ...(progress.get(row.id) ?? nobody),
      createdByName: names.get(row.createdBy) ?? null,
    })),
  );
};

export const campaignList = list({
  name: "outreach-campaigns",
  sortable: { draftedAt: "draftedAt", name: "name", state: "state" },
  id: "id",
  otherwise: ["draftedAt", "desc"],
  filter: {
    state: oneOrMore(CampaignState),
    q: z.string().optional().describe("part of the name or subject"),
  },
});

export const listCampaigns = async (
  db: Knex,
  staff: Staff,
  query: QueryOf<typeof campaignList>,
): Promise<Listed<CampaignView>> => {
  const { id, state, q } = query.filter;
  const rows = seenBy(db, staff).modify((found) => {
    if (texts(id)) void found.whereIn("id", texts(id)!);
    if (texts(state)) void found.whereIn("state", texts(state)!);
    if (q?.trim()) void found.whereRaw("concat_ws(' ', name, subject) ilike ?", [containing(q.trim())]);
  });
  const page = await listed(rows, query, campaignList);
  return { ...page, rows: await viewsOf(db, page.rows) };
};

export const campaignById = async (db: Knex, staff: Staff, id: string): Promise<CampaignView | undefined> => {
  const row = await seenBy(db, staff).where({ id }).first();
  return row && (await viewsOf(db, [row]))[0];
};

/** Those it went to and those still to come, by name. */
export const campaignRecipientsOf = async (db: Knex, campaignId: string): Promise<RecipientView[]> => {
  const { rows } = await db.raw<{ rows: object[] }>(
    `select r."leagueId" as id, coalesce(e."leagueName", l.name) as "leagueName",
            coalesce(e."contactName", l."contactName") as "contactName", coalesce(e."to", l.email) as email,
            ${stateOfRecipient} as state,
            coalesce(r."neverQueued", e."skippedWhy", case when e.id is null and c.state = 'ended' then 'ended' end) as why,
            e.reason, coalesce(e."onlyWritten", false) as "onlyWritten", e.id as "emailId", e."settledAt", e."bouncedAt",
            case when s.by <> 'bounce' then s.since end as "unsubscribedAt"
       from ${recipientRows}
       left join read.leagues l on l.id = r."leagueId"
       left join read.suppressions s on s.id = l.fingerprint
      where r."campaignId" = ?
      order by 2 nulls last, 1`,
    [campaignId],
  );
  return RecipientView.array().parse(rows);
};

/** Those under way, the one started first at the head. */
export const runningCampaigns = (db: Knex): Promise<string[]> =>
  read(db, campaigns).where({ state: "running" }).orderBy("startedAt").pluck("id");

const waits = `e.id is null and r."neverQueued" is null`;

/** Leagues whose turn is yet to come. */
export const nextRecipients = async (db: Knex, campaignId: string, most: number): Promise<string[]> => {
  const { rows } = await db.raw<{ rows: { id: string }[] }>(
    `select r."leagueId" as id from ${recipientRows} where r."campaignId" = ? and ${waits} order by r.id limit ?`,
    [campaignId, most],
  );
  return rows.map(({ id }) => id);
};

/** How many are yet to be sent off: by this campaign, and by those under way that were started before it. */
export const recipientsToCome = async (db: Knex, campaignId: string): Promise<{ own: number; ahead: number }> => {
  const { rows } = await db.raw<{ rows: [{ own: number; ahead: number }] }>(
    `select count(*) filter (where c.id = :campaignId)::integer as own,
            count(*) filter (where c.state = 'running'
              and c."startedAt" < coalesce(mine."startedAt", 'later'))::integer as ahead
       from ${recipientRows} cross join (select * from read.campaigns where id = :campaignId) mine
      where c.state in ('running', 'paused') and ${waits}`,
    { campaignId },
  );
  return rows[0];
};

/** Emails of a campaign that are on their way. */
export const onTheirWay = (db: Knex, campaignId: string): Promise<string[]> =>
  read(db, outreachEmails).where({ campaignId, state: "queued" }).pluck("id");

/** What all campaigns have sent off: when last, and how much since then. */
export const sentByCampaigns = async (db: Knex, since: string): Promise<{ last: string | null; today: number }> => {
  const { rows } = await db.raw<{ rows: [{ last: string | null; today: number }] }>(
    `select max("queuedAt") as last, count(*) filter (where "queuedAt" >= ?)::integer as today
       from read.outreach_emails where "campaignId" is not null`,
    [since],
  );
  return rows[0];
};

/** A league that an audience might take in, with whatever speaks against it. */
export interface Candidate {
  readonly id: string;
  readonly name: string;
  readonly contactName: string;
  readonly fingerprint: string | null;
  readonly email: string;
  readonly suppressedBy: string | null;
  readonly bouncedAt: string | null;
  readonly lastEmailedAt: string | null;
  readonly isPlayers: boolean; // its address is a player's or parent's
  readonly waits: boolean; // an email to it is on its way, or to come
}

/** The addresses of players and parents, with an account or without one. */
const families = `select lower(address) from (
    select email from read.users where role = 'student'
    union all select "parentEmail" from read.users
    union all select "parentEmail" from read.players
    union all select "parentEmail" from read."campRegistrations"
    union all select email from read."lessonRequests"
    union all select email from read."teamSubmissions" where kind = 'finder') as family (address)
  where address is not null`;

/** Whether an address is a player's or parent's: no outreach goes there. */
export const isFamilys = async (db: Knex, address: string): Promise<boolean> => {
  const { rows } = await db.raw<{ rows: [{ is: boolean }] }>(`select lower(?) in (${families}) as is`, [
    address.trim(),
  ]);
  return rows[0].is;
};

/** Leagues of an audience, by name. `emailedBefore`: the instant at which that day begins. */
export const candidates = async (
  db: Knex,
  { sport, region, emailed, answered, fromInquiries, leagueIds }: Audience,
  { campaignId, emailedBefore }: { campaignId: string; emailedBefore: string | null },
): Promise<Candidate[]> => {
  const byHand = leagueIds !== null;
  const { rows } = await db.raw<{ rows: Candidate[] }>(
    `select l.id, l.name, l."contactName", l.fingerprint, l.email, s.by as "suppressedBy", l."bouncedAt", l."lastEmailedAt",
            lower(l.email) in (${families}) as "isPlayers",
            (exists (select from read.outreach_emails m where m."leagueId" = l.id and m.state = 'queued')
             or exists (select from ${recipientRows}
                         where r."leagueId" = l.id and c.state in ('running', 'paused') and c.id <> :campaignId and ${waits})) as waits
       from read.leagues l left join read.suppressions s on s.id = l.fingerprint
      where l."removedAt" is null and l.email is not null
        and case when :byHand then l.id = any(:leagueIds) else
              (:sport::text is null or l.sport in (:sport, 'both'))
              and (:region::text is null or l.region = :region)
              and case :emailed when 'never' then l."lastEmailedAt" is null
                                when 'before' then l."lastEmailedAt" < :emailedBefore else true end
              and (not :answered or l."answeredAt" is not null)
              and (not :fromInquiries or l.source = 'inquiry') end
      order by l.name, l.id`,
    { campaignId, byHand, leagueIds: leagueIds ?? [], sport, region, emailed, emailedBefore, answered, fromInquiries },
  );
  return rows;
};

/** Whether the mail server has taken an email of this campaign since. */
export const wasTakenSince = async (db: Knex, campaignId: string, since: string) =>
  (await read(db, outreachEmails).where({ campaignId, state: "sent" }).where("settledAt", ">", since).first("id")) !==
  undefined;

/** What someone wrote to many, for their data export. */
export async function* campaignsOf(db: Knex, userId: string) {
  for await (const row of inPages(read(db, campaigns).where({ createdBy: userId }), { key: "id" })) {
    const { name, templateType, replyTo, subject, message, state, draftedAt, startedAt, endedAt } = row;
    yield { name, templateType, replyTo, subject, message, state, draftedAt, startedAt, endedAt };
  }
}
