/**
 * The longest answer to each field, in characters (UTF-16 units, as `maxlength` counts them). The
 * address is as long as mail servers take one (RFC 5321, 4.5.3.1.3); of several choices the list
 * counts. The rest is several times what people need.
 */
export const LIMITS = {
  name: 100,
  company: 100,
  phone: 40,
  email: 254,
  location: 120,
  service: 500,
  often: 60,
  start: 10,
  size: 20,
  sizeIn: 40,
  message: 2000,
  walkthrough: 10,
  times: 500,
} as const
