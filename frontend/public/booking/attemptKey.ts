export { attemptKeys } from "../../shared/attemptKey.ts";
