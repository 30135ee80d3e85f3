export { InInbox } from "./InInbox.tsx";
