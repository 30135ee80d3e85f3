import { instructorsUrl, instructorUrl } from "./accounts/contract.ts";
import { campsUrl, campUrl } from "./camps/contract.ts";
import { lessonsUrl } from "./lessons/contract.ts";
import { availabilityUrl } from "./scheduling/contract.ts";

/**
 * Addresses whose answers are the same for every visitor, made of nothing but read models and the facility's clock, of
 * which they know no more than the minute. `:id` stands for one id. A new one adds its line here.
 */
export const publicReads: readonly string[] = [
  instructorsUrl,
  instructorUrl(":id"),
  campsUrl,
  campUrl(":id"),
  `${campsUrl}?instructorId=:id`,
  `${availabilityUrl}?instructorId=:id`,
  `${lessonsUrl}?instructorId=:id&status=confirmed`,
];
