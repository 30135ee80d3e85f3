import { v7 as newUuid } from "uuid";
import { registrationsOfAddress } from "../../../projections/camps/mailQueries.ts";
import type { Backend } from "../../backend.ts";
import { notGuaranteedUntilPaid } from "./campWords.ts";
import { keepTheLink, moneyFacts, postToParent, registrationToMail, waysToPay } from "./registrationMail.ts";
import { type Standing, standingOf } from "../registrationRule.ts";

const justWritten = 2 * 60 * 1000; // ms
const inWords: Record<Exclude<Standing, "unpaid">, string> = {
  withdrawn: "This registration was withdrawn.",
  cancelled: "This camp was canceled.",
  paid: "You're registered and fully paid. There's nothing left to do before camp.",
  partial: "You've paid part of it. The rest is still due.",
};
/** Mails that say all of this and contain the link, too. */
const sayTheSame = new Set(["registration received", "payment received"]);

/**
 * Mails how a registration stands, with its link, to the address on record. One mail that says the same and was written
 * a moment ago is enough. So is, unless it is wanted `evenWhilePaying`, the one that follows when a card payment on its
 * way arrives. False if that address was removed.
 */
export const mailConfirmation = async (
  backend: Backend,
  registrationId: string,
  { evenWhilePaying = false }: { evenWhilePaying?: boolean } = {},
): Promise<boolean> => {
  const { mail } = backend;
  const registration = await registrationToMail(backend, registrationId);
  if (!registration?.parentEmail) return false;
  if (registration.isProcessing && !evenWhilePaying) return true;
  const earlier = await mail.aboutRegistration(registrationId);
  const since = new Date(Date.now() - justWritten).toISOString();
  if (earlier.some(({ kind, writtenAt }) => sayTheSame.has(kind) && writtenAt > since)) return true;
  const { camp, participantCount } = registration;
  const standing = standingOf(registration);
  const [post] = postToParent(backend, registration, newUuid(), {
    kind: "registration link",
    hasCalendar: true,
    subject: `Your registration: ${camp.title}`,
    heading: "Your registration",
    paragraphs: [standing === "unpaid" ? notGuaranteedUntilPaid(participantCount) : inWords[standing]],
    facts: [...moneyFacts(registration), ...(await waysToPay(backend, registration))],
    afterwards: registration.isHandedOver ? [] : [keepTheLink],
  });
  if (post) await mail.post(post);
  return true;
};

/** Mails the links to what someone registered under this address, if anything. */
export const mailLinks = async (backend: Backend, of: { parentEmail: string; campId?: string | undefined }) => {
  const { db, time } = backend;
  for (const id of await registrationsOfAddress(db, { ...of, today: time.today() }))
    await mailConfirmation(backend, id, { evenWhilePaying: true });
};
