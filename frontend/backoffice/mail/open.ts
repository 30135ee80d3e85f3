export { MailsAbout } from "./MailsAbout.tsx";
