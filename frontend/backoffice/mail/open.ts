export { MailHtml, MailText } from "./MailContent.tsx";
export { MailsAbout } from "./MailsAbout.tsx";
