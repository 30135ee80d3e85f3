import { z } from "zod";
import { type CampEvent, campStream } from "../../../eventstore/camps/events.ts";
import { instructorName, type UserView } from "../../../projections/accounts/open.ts";
import { isInLine } from "../../../projections/camps/waitlistRule.ts";
import { dollars } from "../../../projections/list.ts";
import type { Backend } from "../../backend.ts";
import { requireInquiry, scheduleInquiry } from "../../clinics/open.ts";
import { type Command, commandAbout, newId } from "../../command.ts";
import { created } from "../../http/answers.ts";
import { call, type Call } from "../../http/call.ts";
import { Rejection } from "../../http/rejection.ts";
import { goneCents } from "../../payments/open.ts";
import { type Camp, camp } from "../camp.ts";
import { campsUrl, campUrl, ConsequencesView } from "../contract.ts";
import { moneyOf } from "../ledger.ts";
import { coming } from "../registration.ts";
import type { CampMoment } from "../waitlist/offers.ts";
import { archiveCamp, cancelCamp, deleteCamp, restoreCamp } from "./closeCamp.ts";
import { ownCamp, shownCamp, ShownCampView } from "./ownCamp.ts";
import { copyOf, draftCamp, publishCamp, publishDraft } from "./publishCamp.ts";
import {
  ArchiveCamp,
  archiveCampUrl,
  CancelCamp,
  cancelCampUrl,
  consequencesUrl,
  duplicateCampUrl,
  NewCamp,
  publishCampUrl,
  restoreCampUrl,
  ReviseCamp,
} from "./publishContract.ts";
import { reviseCamp } from "./reviseCamp.ts";
import { newTerms } from "./termsFrom.ts";

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Who is affected by cancelling a camp, and what is then due back, in cents. */
export const consequencesOf = ({ registrations, ledgers, waitlist }: Camp) => {
  const come = [...registrations.values()].filter((one) => coming(one).length > 0);
  const wait = [...waitlist.values()].filter(isInLine);
  const received = [...ledgers.values()].map((ledger) => {
    const { collectedCents, refundedCents } = moneyOf(ledger);
    const byCard = sum([...ledger.cards.values()].map((card) => card.receivedCents - goneCents(card)));
    return { all: Math.max(0, collectedCents - refundedCents), byCard: Math.max(0, byCard) };
  });
  return {
    families: come.length,
    children: sum(come.map((one) => coming(one).length)),
    waitingFamilies: wait.length,
    waitingChildren: sum(wait.map(({ places }) => places.length)),
    paidFamilies: received.filter(({ all }) => all > 0).length,
    refundDueCents: sum(received.map(({ all }) => all)),
    refundDueByCardCents: sum(received.map(({ byCard }) => byCard)),
  };
};

const own = { who: ["instructor", "admin"], whoInWords: "the instructor whose camp it is, and admins" } as const;

/** Whose camp it will be: the publishing instructor's, or of whoever an admin names. */
const ownerOf = async ({ db }: Pick<Backend, "db">, user: UserView, named: string | number | undefined) => {
  if (user.role !== "admin" || typeof named !== "string") return user.id; // a number identifies no one here
  if ((await instructorName(db, named)) !== undefined) return named;
  const message = "Please choose an instructor";
  throw new Rejection("invalid", "Invalid", message, { issues: [{ path: ["instructorId"], message }] });
};

/** Decides about one of the caller's own camps, and shows the result. */
const decide = async (
  backend: Backend,
  { user, command, params: { id } }: { user: UserView; command: Command; params: { id: string } },
  decisionOn: (at: CampMoment & { today: string }) => (known: Camp | undefined) => readonly CampEvent[],
) => {
  const { handle, time } = backend;
  await ownCamp(backend, user, id);
  const decision = decisionOn({ now: command.now, time, today: time.today() });
  await handle({ fold: camp, stream: campStream(id), command }, decision);
  return shownCamp(backend, user, id);
};

export const publishCalls: readonly Call[] = [
  call(
    "POST",
    campsUrl,
    {
      does: "Publishes a camp or clinic of the caller's, or saves it as a draft with `draft: true`. An admin may name its instructor. With `inquiryId` it's for that coaching inquiry, which is scheduled then.",
      who: ["instructor", "admin"],
      body: NewCamp,
      answer: { status: 201, body: ShownCampView },
      refused: { 404: "This inquiry doesn't exist.", 409: "This inquiry is completed." },
    },
    async ({ user, command, body: { instructorId: named, draft, inquiryId, ...form } }, backend) => {
      const instructorId = await ownerOf(backend, user, named);
      const campId = newId(command, "camp");
      if (inquiryId !== undefined) await requireInquiry(backend, { inquiryId, campId });
      const terms = newTerms(form, (nth) => `${campId}-${nth + 1}`);
      const target = { fold: camp, stream: campStream(campId), command };
      await backend.handle(target, (draft ? draftCamp : publishCamp)({ campId, instructorId, ...terms }));
      if (inquiryId !== undefined) await scheduleInquiry(backend, command, { inquiryId, campId });
      return created(campId, await shownCamp(backend, user, campId));
    },
  ),
  call(
    "POST",
    publishCampUrl(":id"),
    {
      does: "Publishes a draft, so families can find it and register.",
      ...own,
      answer: { status: 200, body: ShownCampView },
      refused: { 409: "It's already published, or its days or location are missing." },
    },
    (request, backend) => decide(backend, request, () => publishDraft),
  ),
  call(
    "POST",
    duplicateCampUrl(":id"),
    {
      does: "Makes a draft with everything from a camp except its dates and registrations.",
      ...own,
      answer: { status: 201, body: ShownCampView },
    },
    async ({ user, command: asked, params: { id } }, backend) => {
      await ownCamp(backend, user, id);
      const original = await backend.stateOf(camp, campStream(id));
      const command = commandAbout(asked, id);
      const campId = newId(command, "camp");
      await backend.handle({ fold: camp, stream: campStream(campId), command }, draftCamp(copyOf(original!, campId)));
      return created(campId, await shownCamp(backend, user, campId));
    },
  ),
  call(
    "PUT",
    campUrl(":id"),
    {
      does: "Changes a camp's details; fields left out stay the same. Prices quoted to registered families stay the same, too.",
      ...own,
      body: ReviseCamp,
      answer: { status: 200, body: ShownCampView },
      refused: {
        409: "It would take a spot or a day from someone who has it, the camp was canceled, or someone else changed one of these fields since `from` (ChangedByOther: `current` has their version).",
      },
    },
    ({ body: changes, ...request }, backend) =>
      decide(backend, request, (at) =>
        reviseCamp({ form: changes, newId: (nth) => `${newId(request.command, "division")}-${nth + 1}` }, at),
      ),
  ),
  call(
    "DELETE",
    campUrl(":id"),
    {
      does: "Archives a camp with no registrations. With `force=true`, an upcoming camp is canceled instead, for the reason in the body. Nothing is erased.",
      ...own,
      query: z.object({ force: z.enum(["true", "false"]).optional() }),
      body: ArchiveCamp,
      answer: { status: 200, body: ShownCampView },
      refused: { 409: "Families are registered, and it wasn't forced." },
    },
    ({ query: { force }, body: { reason }, ...request }, backend) =>
      decide(backend, request, ({ today }) => deleteCamp({ force: force === "true", reason: reason || null, today })),
  ),
  call(
    "POST",
    cancelCampUrl(":id"),
    {
      does: "Cancels a camp. Every family registered or on the waitlist gets the reason. Registrations stay, and payments become refunds due.",
      ...own,
      body: CancelCamp,
      answer: { status: 200, body: ShownCampView },
      refused: { 409: "The camp is over." },
    },
    ({ body, ...request }, backend) => decide(backend, request, ({ today }) => cancelCamp({ ...body, today })),
  ),
  call(
    "POST",
    archiveCampUrl(":id"),
    {
      does: "Archives a camp: it leaves all lists, but its link still works and registrations stay.",
      ...own,
      body: ArchiveCamp,
      answer: { status: 200, body: ShownCampView },
    },
    ({ body: { reason }, ...request }, backend) =>
      decide(backend, request, () => archiveCamp({ reason: reason || null })),
  ),
  call(
    "POST",
    restoreCampUrl(":id"),
    {
      does: "Restores a camp from the archive.",
      ...own,
      answer: { status: 200, body: ShownCampView },
    },
    (request, backend) => decide(backend, request, restoreCamp),
  ),
  call(
    "GET",
    consequencesUrl(":id"),
    {
      does: "Says who canceling a camp would affect and what would be refunded.",
      ...own,
      answer: { status: 200, body: ConsequencesView },
    },
    async ({ user, params: { id } }, backend) => {
      await ownCamp(backend, user, id);
      const known = await backend.stateOf(camp, campStream(id));
      const { refundDueCents, refundDueByCardCents, ...whom } = consequencesOf(known!);
      return { ...whom, refundDue: dollars(refundDueCents), refundDueByCard: dollars(refundDueByCardCents) };
    },
  ),
];
