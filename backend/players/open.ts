export { actingFor } from "./actingFor.ts";
