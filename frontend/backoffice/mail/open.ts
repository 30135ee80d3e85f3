export { MailHtml, MailText } from "./MailContent.tsx";
export { MailStateChip } from "./MailStateChip.tsx";
export { MailsAbout } from "./MailsAbout.tsx";
