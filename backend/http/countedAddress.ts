import ipaddr from "ipaddr.js";

/**
 * The form of an address that a limit counts by. One household or server can use a whole IPv6 /64, so that is one
 * caller; `::ffff:198.51.100.7` is how an IPv4 caller looks to a dual-stack socket. What is not an address counts as
 * written.
 */
export const countedAddress = (address: string): string => {
  if (!ipaddr.isValid(address)) return address;
  const ip = ipaddr.process(address); // an IPv4-mapped address becomes its IPv4
  if (ip instanceof ipaddr.IPv4) return ip.toString();
  return `${new ipaddr.IPv6([...ip.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`;
};
