export { calendarFeeds } from "./calendarFeeds.ts";
export { askToConfirmEmail } from "./email/askToConfirmEmail.ts";
export { guardianLinkLifetime, guardianToken, wardBehind } from "./guardianLink.ts";
export { linkIsDead, openLink } from "./mailedLinks.ts";
export { nameOwnPlayer, refuseMinor } from "./ownPlayer.ts";
export { person } from "./person.ts";
export { updateProfile } from "./profile.ts";
