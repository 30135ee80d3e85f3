import { v7 as newUuid } from "uuid";
import { entrySubject, type WaitlistEvent } from "../../../eventstore/camps/events.ts";
import { confirmedEmail } from "../../../projections/accounts/open.ts";
import type { CampView } from "../../../projections/camps/view.ts";
import { ownWaitlistEntry, entriesOfAddress, waitlistContact } from "../../../projections/camps/waitlistQueries.ts";
import type { OwnWaitlistEntryView } from "../../../projections/camps/waitlistView.ts";
import type { Backend } from "../../backend.ts";
import type { Letter, Post } from "../../post.ts";
import { firstNames } from "../firstNamesRule.ts";
import { waitingFacts } from "./campWords.ts";
import { midnightAfter } from "./registrationMail.ts";
import { startOf } from "../waitlist/offers.ts";

/** What a mail about a waitlist is written with. */
export type WaitlistDesk = Pick<Backend, "db" | "time" | "business" | "capabilities">;

/** Where a mailed link leads. What follows # is in no request and so in no log on the way. */
export const waitlistLink = ({ capabilities }: Pick<Backend, "capabilities">, entryId: string) =>
  `/waitlist-place#token=${capabilities.tokenOf("waitlistEntry", entryId)}`;

interface WaitlistLetter extends Letter {
  readonly kind: string;
  readonly uselessAfter?: string | undefined; // ISO 8601 UTC; else the camp's start
  readonly rank?: Post["rank"];
}

type About = Pick<WaitlistEvent["data"], "entryId" | "payerId">;
type Write = (entry: OwnWaitlistEntryView, camp: CampView) => WaitlistLetter | undefined;

/** To the parent who joined. Nothing if the camp is cancelled or over, or no one is there any more. */
export const postToFamily = (desk: WaitlistDesk, fact: { id: string; data: About }, write: Write) =>
  postAbout(desk, fact, (entry, camp) => (camp.status === "active" ? write(entry, camp) : undefined));

/** Anyone may type any address, here and as their account's: only one that was confirmed learns names. */
const isItsAccount = async (db: WaitlistDesk["db"], { payerId }: About, address: string) =>
  payerId !== null && (await confirmedEmail(db, payerId))?.toLowerCase() === address.toLowerCase();

/** With the first names of those who wait. */
const naming = ({ places }: OwnWaitlistEntryView, letter: WaitlistLetter): WaitlistLetter => {
  const names = firstNames(places.map(({ playerName }) => playerName)).filter((name) => name !== null);
  if (names.length === 0) return letter;
  const players = [names.length === 1 ? "Player" : "Players", new Intl.ListFormat("en-US").format(names)] as const;
  return { ...letter, facts: [players, ...(letter.facts ?? [])] };
};

/** The same, whatever became of the camp. */
export const postAbout = async (
  desk: WaitlistDesk,
  { id, data }: { id: string; data: About },
  write: Write,
): Promise<Post[]> => {
  const { db, time } = desk;
  const { entryId } = data;
  const contact = await waitlistContact(db, entryId);
  if (!contact?.parentEmail) return [];
  const named = await isItsAccount(db, data, contact.parentEmail);
  const entry = await ownWaitlistEntry(db, { id: entryId, today: time.today(), named });
  if (!entry) return [];
  const { camp } = entry;
  const unnamed = write(entry, camp);
  if (!unnamed) return [];
  const written = named ? naming(entry, unnamed) : unnamed;
  const { kind, uselessAfter, rank, ...letter } = written;
  const subject = entrySubject(data);
  return [
    {
      key: `${id} ${kind} ${subject}`,
      kind,
      to: { email: contact.parentEmail },
      subjects: [subject, ...(named ? entry.places.flatMap(({ playerId }) => playerId ?? []) : [])],
      instructorId: camp.instructorId,
      rank,
      confidential: letter.button?.path.includes("#token=") ?? false,
      uselessAfter: uselessAfter ?? startOf(camp, time),
      letter: {
        ...letter,
        facts: [["Camp", camp.title], ...waitingFacts(entry), ...(letter.facts ?? [])],
      },
    },
  ];
};

/** Mails the links to what someone waits for under this address, if anything. */
export const mailWaitlistLinks = async (
  desk: WaitlistDesk & Pick<Backend, "mail">,
  of: { parentEmail: string; campId?: string | undefined },
) => {
  for (const data of await entriesOfAddress(desk.db, of)) {
    const posts = await postToFamily(desk, { id: newUuid(), data }, ({ id, camp }) => ({
      kind: "waitlist link",
      rank: "first",
      uselessAfter: midnightAfter({ camp }, desk.time),
      subject: `Your place in line: ${camp.title}`,
      heading: "You're on the waitlist",
      paragraphs: [
        "Use this link any time to check your place in line, answer an offer, or leave the waitlist. Please don't share it.",
      ],
      button: { label: "See your place in line", path: waitlistLink(desk, id) },
    }));
    for (const post of posts) await desk.mail.post(post);
  }
};
