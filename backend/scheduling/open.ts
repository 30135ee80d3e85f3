export { scheduleOf, staff } from "./whose.ts";
