// Nothing is needed: the package is plain ES modules, and its client parts say so themselves.
export default {}
