import type { Knex } from "knex";
import { v7 as newUuid } from "uuid";
import { type AccountEvent, userStream } from "../../../eventstore/accounts/events.ts";
import { guardedBy } from "../../../projections/players/open.ts";
import type { UserView } from "../../../projections/accounts/view.ts";
import type { Backend } from "../../backend.ts";
import type { Command } from "../../command.ts";
import { eachByItself } from "../../eachByItself.ts";
import type { Letter, Post } from "../../post.ts";
import { type Process, processOf } from "../../process.ts";
import { forgetLinks, issueLink } from "../mailedLinks.ts";
import { passGuardianOn } from "../guardian.ts";
import { changeEmail, person } from "../person.ts";

type Parts = Pick<Backend, "db" | "mail" | "business" | "credentials">;
type Account = Pick<UserView, "id" | "email">;

const post = (
  { mail }: Pick<Parts, "mail">,
  {
    kind,
    email,
    userId,
    letter,
    ...more
  }: Partial<Post> & { kind: string; email: string; userId: string; letter: Letter },
  transaction: Knex,
) => mail.post({ key: `${kind} ${newUuid()}`, kind, to: { email }, subjects: [userId], letter, ...more }, transaction);

const notYou = ({ contact }: Backend["business"]) =>
  `Wasn't you? Choose a new password now, and let us know at ${contact.email} or ${contact.phone}.`;
const newPassword = { label: "Choose a new password", path: "/forgot-password" };

/** The new address gets the link. Whoever has an account there already hears that, and the caller doesn't. */
export const askNewAddress = async (parts: Parts, { id: userId, email: before }: Account, email: string) => {
  const { db, business, credentials } = parts;
  const { productName } = business;
  const isTaken = (await credentials.byEmail(email)) !== undefined;
  await db.transaction(async (transaction) => {
    const { token, until } = await issueLink(transaction, { kind: "new email", userId, address: email });
    if (isTaken)
      await post(
        parts,
        {
          kind: "new email taken",
          email,
          userId,
          letter: {
            subject: `You already have a ${productName} account`,
            heading: "You already have an account",
            paragraphs: [
              `Someone, probably you, wanted to use this email address for another ${productName} account. It stays with the account it belongs to.`,
              "To use it there, change that account's email first, or email us to have that account erased.",
            ],
            afterwards: ["Wasn't you? You can ignore this email. Nothing changed."],
          },
          rank: "first",
        },
        transaction,
      );
    else
      await post(
        parts,
        {
          kind: "new email asked",
          email,
          userId,
          letter: {
            subject: `Please confirm your new email at ${productName}`,
            heading: "Is this your new email address?",
            paragraphs: [
              `You (or someone else) want to use this email address for a ${productName} account. Once you confirm, you'll log in with it, and it's where all emails go.`,
            ],
            button: { label: "Confirm my new email", path: `/confirm-email#token=${token}` },
            afterwards: ["The link works for 24 hours.", "Wasn't you? You can ignore this email. Nothing changes."],
          },
          confidential: true,
          rank: "first",
          uselessAfter: until,
        },
        transaction,
      );
    if (before)
      await post(
        parts,
        {
          kind: "email about to change",
          email: before,
          userId,
          letter: {
            subject: `A new email for your ${productName} account`,
            heading: "Your email is about to change",
            paragraphs: [
              `You (or someone with your password) want to use ${email} for your account. We emailed that address a link. Until it's confirmed, nothing changes.`,
              notYou(business),
            ],
            button: newPassword,
          },
        },
        transaction,
      );
  });
};

/** Both addresses hear of it. */
export const mailWhenEmailChanged = ({ business }: Pick<Backend, "business">): Process =>
  processOf<AccountEvent>("mail both addresses when an account's email changed", {
    EmailChanged: async ({ id, data: { userId, personal } }) => {
      if (!personal) return [];
      const { email, emailBefore } = personal;
      const { productName, contact } = business;
      const changed = (to: string, paragraphs: readonly string[], button?: Letter["button"]): Post => ({
        key: `${id} email changed ${to === email ? "new" : "old"}`,
        kind: "email changed",
        to: { email: to },
        subjects: [userId],
        letter: {
          subject: `Your ${productName} email was changed`,
          heading: "Your email was changed",
          paragraphs,
          ...(button && { button }),
        },
      });
      return [
        changed(emailBefore, [
          `From now on your account's email is ${email}. Nothing more comes to this address.`,
          `Wasn't you? Let us know right away at ${contact.email} or ${contact.phone}.`,
        ]),
        changed(
          email,
          ["From now on you log in with this address, and all emails come here.", notYou(business)],
          newPassword,
        ),
      ];
    },
  });

/** Whoever confirmed a child's own account under that address, and manages the child, answers under the new one. */
const answerFrom = async (
  { db, handle, stateOf, time }: Pick<Backend, "db" | "handle" | "stateOf" | "time">,
  command: Command,
  { userId, before, email }: { userId: string; before: string; email: string },
) => {
  const today = time.wallClock(command.now).date;
  for (const wardId of await guardedBy(db, userId)) {
    const stream = userStream(wardId);
    const { guardian } = await stateOf(person, stream);
    if (guardian?.parentEmail.toLowerCase() !== before.toLowerCase()) continue;
    const passing = { userId: wardId, from: guardian.parentEmail, to: { ...guardian, parentEmail: email }, today };
    await handle({ fold: person, stream, command }, passGuardianOn(passing));
    await forgetLinks(db, { userId: wardId, kind: "export" });
  }
};

/**
 * The unique address comes first, as in registering: a crash in between is finished later. Links to a new password that
 * went to the old one are dead.
 */
export const takeNewAddress = async (
  parts: Pick<Backend, "db" | "credentials" | "handle" | "stateOf" | "time">,
  command: Command,
  { userId, email }: { userId: string; email: string },
) => {
  const { db, credentials, handle, stateOf } = parts;
  await credentials.changeEmail(userId, email);
  await forgetLinks(db, { userId, kind: "password" });
  const before = (await stateOf(person, userStream(userId))).email;
  if (before !== null && before !== email) await answerFrom(parts, command, { userId, before, email });
  await handle({ fold: person, stream: userStream(userId), command }, changeEmail({ userId, email }));
};

/** Timed work: what a crash left half done. */
export const finishEmailChanges = async (backend: Backend, { now }: { now: string }) => {
  const command = { actor: "system", now, requestId: "finish-email-changes" } as const;
  await eachByItself(await backend.credentials.changedEmails(), (changed) => takeNewAddress(backend, command, changed));
};
