import type { CampEvent } from "../../../eventstore/camps/events.ts";
import { type Process, processOf } from "../../process.ts";
import { firstNames } from "../firstNamesRule.ts";
import { listed } from "../days/datesInWordsRule.ts";
import { longMoment } from "./campWords.ts";
import {
  type Desk,
  moneyFacts,
  orElse,
  postToOtherParents,
  postToParent,
  registrationToMail,
  waysToPay,
} from "./registrationMail.ts";

/**
 * Whoever takes over a registration is told what it is, and what is still open. The other parents of its players are
 * told that the spots are kept.
 */
export const mailParentWhenHandedOver = (desk: Desk): Process =>
  processOf<CampEvent>("mail parent when a registration is handed over", {
    RegistrationHandedOver: async ({ id, data: { registrationId, to } }) => {
      const registration = await registrationToMail(desk, registrationId);
      if (registration?.payerId !== to || registration.registrationStatus === "withdrawn") return [];
      const { camp, places, payBy } = registration;
      const all = firstNames(places.map(({ playerName }) => playerName)).map((name) => name ?? "your player");
      const names = listed(all);
      const others = all.filter((_, n) => places[n]?.isOthers);
      const ways = await waysToPay(desk, registration);
      const isPaid = Number(registration.money.quoted) > 0;
      const until = payBy && longMoment(payBy, desk.time.timeZone);
      const toPayer = postToParent(desk, registration, id, {
        kind: "registration handed over",
        hasCalendar: true,
        subject: `A registration is yours now: ${camp.title}`,
        heading: `You now have the registration for ${names}`,
        paragraphs: [
          `Another parent registered ${names} for this camp, and has closed their account. ${names} ${places.length === 1 ? "keeps the spot" : "keep their spots"}. From now on, the registration is yours: emails about it come to you.`,
          ...(others.length > 0
            ? [
                `${listed(others)} ${others.length === 1 ? "is another parent’s player" : "are other parents’ players"}, registered together with yours. ${others.length === 1 ? "That parent sees" : "Those parents see"} the spot, too, and can withdraw it.`,
              ]
            : []),
          ways.length > 0
            ? "The balance below is still open. Please pay in any of the ways below, or withdraw on the registration's page."
            : `${isPaid ? "It was paid by whoever registered, so there's" : "There's"} nothing left to pay. If plans change, you can withdraw on the registration's page.`,
          ...(ways.length > 0 && until
            ? [`Please pay by ${until}. After that, unpaid spots go to other families.`]
            : []),
        ],
        facts: [...moneyFacts(registration), ...ways],
      });
      const toOthers = await postToOtherParents(desk, registration, id, {
        kind: "registration handed over",
        subject: `A registration changed hands: ${camp.title}`,
        heading: "The registration changed hands",
        paragraphs: [],
        saidTo: (reader) => ({
          heading: reader.isSelf
            ? "You keep the spot"
            : `${reader.who} ${reader.isOne ? "keeps the spot" : "keep their spots"}`,
          paragraphs: [
            `The parent who registered ${reader.isSelf ? "you" : reader.who} for this camp has closed their account. Another parent takes care of the registration from now on.`,
            `If plans change, ${orElse(desk, reader)}`,
          ],
        }),
      });
      return [...toPayer, ...toOthers];
    },
  });
