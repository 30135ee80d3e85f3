import ipaddr from "ipaddr.js";

/**
 * What an address counts as in a limit. One household or server has a whole IPv6 /64 to speak from, so that is one
 * caller; `::ffff:198.51.100.7` is how an IPv4 caller looks to a socket that takes both kinds. What is no address counts
 * as it is written.
 */
export const countedAddress = (address: string): string => {
  if (!ipaddr.isValid(address)) return address;
  const ip = ipaddr.process(address); // an IPv4-mapped address becomes its IPv4
  if (ip instanceof ipaddr.IPv4) return ip.toString();
  return `${new ipaddr.IPv6([...ip.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`;
};
