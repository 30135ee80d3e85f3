export { nameIn, searchedIn } from "./searchedIn.ts";
