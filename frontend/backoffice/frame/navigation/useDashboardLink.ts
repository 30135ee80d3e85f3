import { Link } from "react-router";
import { useMe } from "../../access/me.ts";
import { place } from "../../place.ts";
import { addressFrom } from "./destinations.ts";

/** What makes a link lead to a screen of one's dashboard. From a tool, it is another page load. */
export const useDashboardLink = () => {
  const { role } = useMe();
  return (to: string) => ({ component: Link, to: addressFrom({ place, role, to }), reloadDocument: place === "tools" });
};
