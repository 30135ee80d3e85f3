import { mailFamilyWhenOfferLapsed } from "./mailFamilyWhenOfferLapsed.ts";
import { mailFamilyWhenSpotOffered } from "./mailFamilyWhenSpotOffered.ts";
import { mailFamilyWhenWaitlistJoined } from "./mailFamilyWhenWaitlistJoined.ts";
import { mailParentWhenRegistrationPaid } from "./mailParentWhenRegistrationPaid.ts";
import { mailParentWhenRegistrationRefunded } from "./mailParentWhenRegistrationRefunded.ts";

/** What follows from the facts of camps. Another sentence is another file and its line here. */
export const campProcesses = [
  mailFamilyWhenWaitlistJoined,
  mailFamilyWhenSpotOffered,
  mailFamilyWhenOfferLapsed,
  mailParentWhenRegistrationPaid,
  mailParentWhenRegistrationRefunded,
];
