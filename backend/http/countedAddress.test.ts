import { expect, it } from "vitest";
import { countedAddress } from "./countedAddress.ts";

it.each([
  ["198.51.100.7", "198.51.100.7"],
  ["::ffff:198.51.100.7", "198.51.100.7"],
  ["::FFFF:c633:6407", "198.51.100.7"],
  ["2001:db8:1:2::7", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
  ["2001:db8:1:3::7", "2001:db8:1:3::/64"],
  ["::1", "::/64"],
  ["fe80::7%eth0", "fe80::/64"],
  ["unknown", "unknown"],
  ["", ""],
])("%s counts as %s", (address, counted) => expect(countedAddress(address)).toBe(counted));
