import type { CampEvent } from "../../../eventstore/camps/events.ts";
import { userById } from "../../../projections/accounts/open.ts";
import { type Process, processOf } from "../../process.ts";
import { longMoment, notGuaranteedUntilPaid } from "./campWords.ts";
import {
  type Desk,
  keepTheLink,
  moneyFacts,
  orElse,
  postToOtherParents,
  postToParent,
  registrationToMail,
  waysToPay,
} from "./registrationMail.ts";

/** The registration has arrived: what it costs, how to pay it, and the link back to it. */
export const mailParentWhenRegistered = (desk: Desk): Process =>
  processOf<CampEvent>("mail parent when registered", {
    RegistrationPlaced: async ({ id, data: { registrationId } }) => {
      const registration = await registrationToMail(desk, registrationId);
      if (!registration || registration.registrationStatus === "withdrawn") return [];
      const { camp, payBy, participantCount } = registration;
      const spots = participantCount === 1 ? "spot" : "spots";
      const links = [{ label: "See the camp", url: `${desk.business.siteUrl}/camp-details/${camp.id}` }];
      const ways = await waysToPay(desk, registration);
      const until = payBy && longMoment(payBy, desk.time.timeZone);
      const toPayer = postToParent(desk, registration, id, {
        kind: "registration received",
        hasCalendar: true,
        subject: `You're registered: ${camp.title}`,
        heading: "You're registered",
        paragraphs: [
          ways.length > 0
            ? `${notGuaranteedUntilPaid(participantCount)} Pay in any of the ways below, and we'll email you when your payment comes through.`
            : `Your ${spots} ${spots === "spot" ? "is" : "are"} secured, and there's nothing left to do.`,
          ...(until ? [`Please pay by ${until}. After that, unpaid spots go to other families.`] : []),
          "What to bring and where to go is on the camp's page.",
        ],
        links,
        facts: [...moneyFacts(registration), ...ways],
        afterwards: [
          keepTheLink,
          "Didn't register for a camp? Someone probably typed your address by mistake. Please withdraw the registration with the link, or let us know.",
        ],
      });
      const who = (registration.payerId && (await userById(desk.db, registration.payerId))?.firstName) || "Someone";
      const toOthers = await postToOtherParents(desk, registration, id, {
        kind: "player registered",
        subject: `Registered: ${camp.title}`,
        heading: "Registered for camp",
        paragraphs: [],
        links,
        named: [registration.payerId],
        saidTo: ({ who: players, isSelf, isOne, hasLogin }) => ({
          heading: isSelf ? "You're registered for camp" : `${players} ${isOne ? "is" : "are"} registered for camp`,
          paragraphs: [
            `${who} registered ${isSelf ? "you" : players} for the camp below. What to bring and where to go is on the camp's page.`,
            `If this isn't right, ${orElse(desk, { who: players, isSelf, isOne, hasLogin })}`,
          ],
        }),
      });
      return [...toPayer, ...toOthers];
    },
  });
