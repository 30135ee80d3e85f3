import { z } from "zod";
import {
  createPaymentIntentUrl,
  createRegistrationUrl,
  pickupUrl,
  paymentStatusUrl,
  registerWithoutPaymentUrl,
  registrationUrl,
  releaseUrl,
  resendLinkUrl,
  timelineUrl,
  withdrawUrl,
} from "../../camps/contract.ts";
import { attendanceUrl } from "../../camps/days/dayContract.ts";
import { campMessagesUrl, messageAudienceUrl } from "../../camps/messages/messageContract.ts";
import { mismatchUrl, refundsUrl } from "../../camps/money/payContract.ts";
import { unmatchedPaymentUrl } from "../../payments/contract.ts";
import { receiveStrayMoney, registeredFamily } from "../../camps/testing/families.ts";
import { payTestPaymentUrl } from "../../payments/contract.ts";
import { publishedCamp } from "../camps.ts";
import type { Canaries } from "./canaries.ts";
import type { Send } from "./freeTexts.ts";
import type { Peopled, Person } from "../testProduct.ts";

const Placed = z.object({ id: z.string(), places: z.array(z.object({ id: z.string() })) });
const Started = z.object({ clientSecret: z.string() });

/**
 * Families register for a camp, pay, get refunds, leave; whatever anyone types on the way is one of these texts.
 * Returns what was answered to whoever holds a registration, and to everybody else.
 */
export const plantInCamps = async (
  product: Peopled,
  people: { coach: Person; asCoach: Send; asAdmin: Send; visitor: Send; pat: Send; playerId: string },
  { words, mail, phone }: Pick<Canaries, "words" | "mail" | "phone">,
): Promise<Readonly<Record<"holderAnswers" | "publicAnswers", unknown[]>>> => {
  const { coach, asCoach, asAdmin, visitor, pat, playerId } = people;
  const { id: campId } = await publishedCamp(product, coach);
  const family = (n: number) => {
    const parentInfo = { parentName: words(`Camp${n}`), parentEmail: mail(`camp${n}`), parentPhone: phone(20 + n) };
    const child = (of: string) => ({
      playerName: words(`${of}${n}`),
      playerAge: 8,
      medicalInfo: words(`Ill${of}${n}`),
      emergencyContact: words(`Call${of}${n}`),
      emergencyPhone: phone(30 + n),
      mayPickUp: words(`May${of}${n}`),
      mayNotPickUp: words(`MayNot${of}${n}`),
    });
    return { parentInfo, participants: [child("Older"), child("Younger")] };
  };
  const register = async (n: number) => {
    const { parentInfo, participants } = family(n);
    const registration = { campId, ...parentInfo, paymentMethod: "card" };
    return Placed.parse((await visitor("POST", createRegistrationUrl, { registration, participants })).body);
  };
  const startPaying = async (registrationId: string) => {
    const { clientSecret } = Started.parse(
      (await visitor("POST", createPaymentIntentUrl, { campId, registrationId })).body,
    );
    return { clientSecret, paymentId: clientSecret.split("_secret_")[0]! };
  };
  const pay = async ({ clientSecret, paymentId }: Awaited<ReturnType<typeof startPaying>>) => {
    await visitor("POST", payTestPaymentUrl(paymentId), { clientSecret, card: "4242424242424242" });
    await product.sayTestEvents();
  };

  const paid = await register(1);
  await pay(await startPaying(paid.id));
  await asCoach("PATCH", paymentStatusUrl(paid.id), { paymentStatus: "partial", words: words("Marked") });
  await asCoach("POST", refundsUrl(paid.id), { amount: 1, words: words("Refunded") });

  const twice = await register(2);
  const started = await startPaying(twice.id);
  await asCoach("PATCH", paymentStatusUrl(twice.id), { paymentStatus: "paid", method: "cash" });
  await pay(started);
  await asCoach("POST", mismatchUrl(twice.id, started.paymentId), { how: "refunded", words: words("Twice") });

  const message = { to: "paid", subject: words("Subject"), text: words("Message") };
  const audience = await asCoach("POST", messageAudienceUrl(campId), message);
  const { families } = z.object({ families: z.int() }).parse(audience.body);
  await asCoach("POST", campMessagesUrl(campId), { ...message, families });

  const today = product.backend.time.today();
  const gate = await registeredFamily(product, {
    instructorId: coach.id,
    camp: { startDate: today, endDate: today },
    parent: { parentName: words("Gate"), parentEmail: mail("gate") },
  });
  for (const did of ["checkIn", "checkOut"]) {
    const tap = { participantId: gate.participantIds[0], did, at: new Date().toISOString(), who: words(did) };
    await asCoach("POST", attendanceUrl(gate.campId, today), tap);
  }

  const stray = await receiveStrayMoney(product);
  await asAdmin("PATCH", unmatchedPaymentUrl(stray), { how: "booked elsewhere", words: words("Stray") });

  const goes = await register(3);
  const [first] = goes.places;
  const pickup = { mayPickUp: words("May3"), mayNotPickUp: words("MayNot3") };
  await visitor("PUT", pickupUrl(goes.id, first!.id), pickup);
  const withdrawn = await visitor("POST", withdrawUrl(goes.id), { participantId: first!.id, reason: words("Gone") });
  await asCoach("POST", releaseUrl(goes.id), { reason: words("Released") });
  await visitor("POST", resendLinkUrl, { parentEmail: family(1).parentInfo.parentEmail });
  const later = await visitor("POST", registerWithoutPaymentUrl, { campId, ...family(4), paymentMethod: "later" });
  const told = {
    playerId,
    sport: "baseball",
    emergencyContact: words("Known contact"),
    emergencyPhone: phone(40),
    medicalInfo: words("Known ill"),
  };
  const known = { campId, ...family(5), players: [told] };
  const family5 = Placed.parse((await pat("POST", registerWithoutPaymentUrl, known)).body);
  const out = { participantId: family5.places.at(-1)!.id, reason: words("Known reason") };
  await pat("POST", withdrawUrl(family5.id), out);
  const stranger = product.visitor();
  const seen = ["/api/camps", `/api/camps/${campId}`, registrationUrl(goes.id), timelineUrl(goes.id)];
  const seenByOthers = await Promise.all(seen.map(async (url) => (await stranger("GET", url)).body));
  return { holderAnswers: [goes, withdrawn.body, later.body], publicAnswers: seenByOthers };
};
