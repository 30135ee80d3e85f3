export { MailHtml } from "./MailContent.tsx";
export { MailsAbout } from "./MailsAbout.tsx";
