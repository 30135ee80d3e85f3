import { payTestPaymentUrl } from "../../payments/contract.ts";
import { publishedCamp } from "../../testing/camps.ts";
import { does, type PlantHeld } from "../../testing/held.ts";
import { emma, registered } from "../../testing/registrations.ts";
import { fullCamp, joinWaitlist, waitingChild } from "../../testing/waitlists.ts";
import { createPaymentIntentUrl, paymentStatusUrl, pickupUrl, withdrawUrl } from "../contract.ts";
import { attendanceUrl } from "../days/dayContract.ts";
import { refundsUrl } from "../money/payContract.ts";
import { skipTurnUrl } from "../waitlist/waitlistContract.ts";
import { registeredFamily } from "./families.ts";

export const heldByCamps: PlantHeld = async (product, { coach, pat, texts: { words, mail, phone } }) => {
  const child = (of: string) => ({
    ...emma,
    playerName: words(of),
    medicalInfo: words(`${of} is ill`),
    emergencyContact: words(`${of} calls`),
    emergencyPhone: phone(),
    mayPickUp: words(`${of} may`),
    mayNotPickUp: words(`${of} may not`),
  });
  const register = async (of: string) => {
    const { id: campId } = await publishedCamp(product, coach);
    const registration = { parentName: words(`${of} payer`), parentEmail: mail(of), parentPhone: phone() };
    const participants = [child(`${of} older`), child(`${of} younger`)];
    return registered(pat, campId, { registration, participants });
  };
  const paid = await register("paid");
  const { clientSecret } = (
    await does(pat, "POST", createPaymentIntentUrl, { campId: paid.campId, registrationId: paid.id })
  ).body;
  const card = { clientSecret, card: "4242424242424242" };
  await does(pat, "POST", payTestPaymentUrl(clientSecret.split("_secret_")[0]), card);
  await product.sayTestEvents();
  await does(coach, "PATCH", paymentStatusUrl(paid.id), { paymentStatus: "partial", words: words("Marked") });
  await does(coach, "POST", refundsUrl(paid.id), { amount: 1, words: words("Refunded") });
  const { id, places } = await register("gone");
  await does(pat, "POST", withdrawUrl(id), { participantId: places[0]!.id, reason: words("Gone") });
  const today = product.backend.time.today();
  const camp = { startDate: today, endDate: today };
  const gate = await registeredFamily(product, { instructorId: coach.id, payerId: pat.id, camp });
  for (const did of ["checkIn", "checkOut"]) {
    const tap = { participantId: gate.participantIds[0], did, at: new Date().toISOString(), who: words(did) };
    await does(coach, "POST", attendanceUrl(gate.campId, today), tap);
  }
  const pickup = { mayPickUp: words("Later may"), mayNotPickUp: words("Later may not") };
  await does(pat, "PUT", pickupUrl(gate.registrationId, gate.participantIds[1]!), pickup);
  const entry = await joinWaitlist(pat, await fullCamp(product, coach.id), {
    parentName: words("Waits"),
    parentEmail: mail("waits"),
    parentPhone: phone(),
    participants: [
      waitingChild({ playerName: words("Waiting"), emergencyContact: words("Waits call"), emergencyPhone: phone() }),
    ],
  });
  await does(coach, "POST", skipTurnUrl(entry.id), { reason: words("Skipped") });
};
