export { MailHtml, MailText } from "./MailContent.tsx";
export { MailStateChip } from "./MailStateChip.tsx";
export { MailsAbout } from "./MailsAbout.tsx";
export { mailWords, stateOf, subjectOf } from "./words.ts";
