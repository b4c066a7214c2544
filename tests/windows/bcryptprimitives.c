/* For the test alone: wine 8 lacks this library of Windows, of which Rust's standard library wants one function. */

typedef unsigned char byte;

/* Random bytes by advapi32, which calls it so. */
__declspec(dllimport) byte __stdcall SystemFunction036(void *bytes, unsigned long length);

__declspec(dllexport) int __stdcall ProcessPrng(byte *bytes, unsigned long long length)
{
    while (length > 0) {
        unsigned long piece = length > 0x10000 ? 0x10000 : (unsigned long)length;
        if (!SystemFunction036(bytes, piece))
            return 0;
        bytes += piece;
        length -= piece;
    }
    return 1;
}
