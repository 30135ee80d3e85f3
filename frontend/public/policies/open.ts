export { AgreeByActing } from "./AgreeByActing.tsx";
