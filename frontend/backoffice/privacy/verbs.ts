import {
  type Erase,
  Erased,
  ErasedVisitor,
  eraseUrl,
  type EraseVisitor,
  eraseVisitorUrl,
} from "../../../backend/privacy/contract.ts";
import { command } from "../../shared/api.ts";

export const privacyVerbs = {
  erasePerson: async (who: Erase) => Erased.parse(await command("POST", eraseUrl, who)),
  eraseVisitor: async (who: EraseVisitor) => ErasedVisitor.parse(await command("POST", eraseVisitorUrl, who)),
};
export type PrivacyVerbs = typeof privacyVerbs;
