import { mailFamiliesWhoWaitWhenCampCancelled } from "./mailFamiliesWhoWaitWhenCampCancelled.ts";
import { mailFamilyWhenOfferLapsed } from "./mailFamilyWhenOfferLapsed.ts";
import { mailFamilyWhenSpotOffered } from "./mailFamilyWhenSpotOffered.ts";
import { mailFamilyWhenWaitlistJoined } from "./mailFamilyWhenWaitlistJoined.ts";
import { mailParentWhenRegistrationPaid } from "./mailParentWhenRegistrationPaid.ts";
import { mailParentWhenRegistrationRefunded } from "./mailParentWhenRegistrationRefunded.ts";
import { mailOwnerWhenRegistered } from "./mailOwnerWhenRegistered.ts";
import { mailParentsWhenCampCancelled } from "./mailParentsWhenCampCancelled.ts";
import { mailParentsWhenCampChanged } from "./mailParentsWhenCampChanged.ts";
import { mailParentWhenRegistered } from "./mailParentWhenRegistered.ts";
import { mailParentWhenWithdrawn } from "./mailParentWhenWithdrawn.ts";

/** What follows from the facts of camps. Another sentence is another file and its line here. */
export const campProcesses = [
  mailFamilyWhenWaitlistJoined,
  mailFamilyWhenSpotOffered,
  mailFamilyWhenOfferLapsed,
  mailFamiliesWhoWaitWhenCampCancelled,
  mailParentWhenRegistrationPaid,
  mailParentWhenRegistrationRefunded,
  mailParentWhenRegistered,
  mailParentWhenWithdrawn,
  mailParentsWhenCampChanged,
  mailParentsWhenCampCancelled,
  mailOwnerWhenRegistered,
];
