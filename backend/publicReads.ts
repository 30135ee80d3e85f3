import { instructorsUrl, instructorUrl } from "./accounts/contract.ts";
import { lessonsUrl } from "./lessons/contract.ts";
import { availabilityUrl } from "./scheduling/contract.ts";

/**
 * Addresses whose answers are the same for every visitor, made of nothing but read models and the facility's clock, of
 * which they know no more than the minute. `:id` stands for one id. A new one adds its line here.
 */
export const publicReads: readonly string[] = [
  instructorsUrl,
  instructorUrl(":id"),
  `${availabilityUrl}?instructorId=:id`,
  `${lessonsUrl}?instructorId=:id&status=confirmed`,
];
